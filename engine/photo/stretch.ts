// Brings the values of a plane to 0–1, in place, the highest hundredth cut off.
export function stretch(values: Float32Array): void {
  const sorted = values.toSorted();
  const high = Math.max(1e-6, sorted[Math.floor(sorted.length * 0.99)] ?? 1);
  values.forEach((value, i) => (values[i] = Math.min(1, value / high)));
}
