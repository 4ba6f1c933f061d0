// Samples of one channel as a WAV file: 16 bits, which every server and player reads.

const HEADER_BYTES = 44;
const SAMPLE_BYTES = 2;
const LOUDEST = 0x7fff;

/** `samples` lie between −1 and 1; what is louder is cut. */
export function encodeWav(samples: Float32Array, rate: number): Blob {
  const bytes = samples.length * SAMPLE_BYTES;
  const view = new DataView(new ArrayBuffer(HEADER_BYTES + bytes));
  const text = (at: number, word: string) => {
    for (const [index, letter] of [...word].entries()) view.setUint8(at + index, letter.charCodeAt(0));
  };
  text(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + bytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true); // plain samples
  view.setUint16(22, 1, true); // one channel
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * SAMPLE_BYTES, true);
  view.setUint16(32, SAMPLE_BYTES, true);
  view.setUint16(34, SAMPLE_BYTES * 8, true);
  text(36, 'data');
  view.setUint32(40, bytes, true);
  for (const [index, sample] of samples.entries()) {
    const bounded = Math.max(-1, Math.min(1, sample));
    view.setInt16(HEADER_BYTES + index * SAMPLE_BYTES, Math.round(bounded * LOUDEST), true);
  }
  return new Blob([view], { type: 'audio/wav' });
}
