// The outline of a sound: how loud each of some equal parts is at most, the loudest being 1.

export function wavePeaks(samples: Float32Array, count: number): number[] {
  const peaks: number[] = [];
  for (let part = 0; part < count; part += 1) {
    const [from, to] = [
      Math.floor((part * samples.length) / count),
      Math.floor(((part + 1) * samples.length) / count),
    ];
    let most = 0;
    for (let at = from; at < to; at += 1) most = Math.max(most, Math.abs(samples[at] ?? 0));
    peaks.push(most);
  }
  const loudest = Math.max(...peaks);
  return loudest > 0 ? peaks.map((peak) => peak / loudest) : peaks;
}
