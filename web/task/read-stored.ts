// Values that were stored or came from another task, as values that a form can hold.

export function readText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

export function readOne<Value extends string>(
  options: readonly Value[],
  value: unknown,
  other: Value,
): Value {
  return options.find((option) => option === value) ?? other;
}

/** A whole number from 0 to `most`. */
export function readWhole(value: unknown, most: number): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most
    ? value
    : undefined;
}
