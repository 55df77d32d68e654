import type { Person } from '../person.ts';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
}
