// Puts the path parameters of an input into the path of its endpoint.

type Filled = { path: string; rest: Record<string, unknown> };

/** `{id}` in the path takes `id` of the input; what is left goes into the query or the body. */
export function fillPath(template: string, input: unknown): Filled {
  const rest: Record<string, unknown> = {
    ...(typeof input === 'object' && input !== null ? (input as Record<string, unknown>) : {}),
  };
  const path = template.replace(/\{(\w+)\}/g, (place, name: string) => {
    const value = rest[name];
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new TypeError(`the path ${template} needs ${place}`);
    }
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path, rest };
}
