// A call of the contract, said by somebody.
import type { Endpoint } from '#contract/endpoint.ts';
import type { Answer, TestApi } from '../start-test-api.ts';
import type { Input } from './drives.ts';

/** Without a token: a visitor. */
export async function callAs(
  api: TestApi,
  token: string | undefined,
  endpoint: Endpoint,
  input: Input,
): Promise<Answer> {
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_place, name: string) => String(input[name]));
  const query = Object.entries(input).filter(([name]) => !endpoint.path.includes(`{${name}}`));
  const asked = new URLSearchParams(Object.fromEntries(query.map(([name, value]) => [name, String(value)])));
  const isAsking = endpoint.method === 'GET' && query.length > 0;
  return await api.post(isAsking ? `${path}?${asked}` : path, input, {
    method: endpoint.method,
    ...(token === undefined ? {} : { token }),
  });
}

/** All that a caller can tell two answers apart by. */
export function told({ http, code, msg, data }: Answer): object {
  return { http, code, msg, data };
}
