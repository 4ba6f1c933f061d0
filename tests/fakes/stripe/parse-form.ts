// A form with nested keys, as Stripe reads it: `items[0][price]=p`, `metadata[order_id]=12`, `expand[0]=schedule`.
export type Form = { [key: string]: Form | string };

export type Params = { [key: string]: Params | Params[] | string | string[] };

export function parseForm(text: string): Params {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = [
      name.split('[')[0] ?? '',
      ...[...name.matchAll(/\[([^\]]*)\]/g)].map(([, key = '']) => key),
    ];
    put(form, keys, value);
  }
  return listNumbered(form) as Params;
}

function put(form: Form, [key = '', ...further]: string[], value: string): void {
  const name = key === '' ? String(Object.keys(form).length) : key;
  if (further.length === 0) {
    form[name] = value;
    return;
  }
  const inner = typeof form[name] === 'object' ? form[name] : {};
  form[name] = inner;
  put(inner, further, value);
}

/** What has the keys 0, 1, 2 is a list. */
function listNumbered(form: Form | string): unknown {
  if (typeof form === 'string') return form;
  const keys = Object.keys(form);
  const isList = keys.length > 0 && keys.every((key, at) => key === String(at));
  if (isList) return Object.values(form).map(listNumbered);
  return Object.fromEntries(Object.entries(form).map(([key, inner]) => [key, listNumbered(inner)]));
}
