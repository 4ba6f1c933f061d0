// A sound file as samples of one channel.

export type Sound = { samples: Float32Array; rate: number; /** Seconds. */ duration: number };

/** Throws where this browser cannot decode the file. */
export async function decodeSound(file: Blob, rate: number): Promise<Sound> {
  // Never started, so that no browser asks for a press before it.
  const context = new OfflineAudioContext(1, 1, rate);
  const decoded = await context.decodeAudioData(await file.arrayBuffer());
  return { samples: mixDown(decoded), rate: decoded.sampleRate, duration: decoded.duration };
}

function mixDown(decoded: AudioBuffer): Float32Array {
  const { numberOfChannels, length } = decoded;
  if (numberOfChannels === 1) return decoded.getChannelData(0);
  const mixed = new Float32Array(length);
  for (let channel = 0; channel < numberOfChannels; channel += 1) {
    const samples = decoded.getChannelData(channel);
    for (let at = 0; at < length; at += 1)
      mixed[at] = (mixed[at] ?? 0) + (samples[at] ?? 0) / numberOfChannels;
  }
  return mixed;
}
