// Refuses every method that a path does not have.
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { isPage } from '#contract/pages.ts';
import { Refusal } from '#server/refusal.ts';
import { listMethods, toRoutePath } from './describe-route.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/** A known path with another method is 405, said before the body is looked at. What is a page, too, can be read. */
export function refuseOtherMethods(fastify: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const methodsOf = new Map<string, Set<string>>();
  for (const endpoint of endpoints) {
    const known = methodsOf.get(endpoint.path) ?? new Set();
    for (const method of listMethods(endpoint)) known.add(method);
    if (isPage(endpoint.path)) for (const method of ['GET', 'HEAD']) known.add(method);
    methodsOf.set(endpoint.path, known);
  }
  for (const [path, known] of methodsOf) refuseMethodsBut(fastify, toRoutePath(path), [...known]);
}

/** Of one path, as the framework has it. */
export function refuseMethodsBut(fastify: FastifyInstance, path: string, known: readonly string[]): void {
  fastify.route({
    method: METHODS.filter((method) => !known.includes(method)),
    url: path,
    onRequest: async (_request, reply) => {
      reply.header('allow', known.join(', '));
      throw new Refusal('wrong_method');
    },
    handler: () => {},
  });
}
