import type { Person } from '../person.ts';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
  interface FastifyContextConfig {
    /** The call leaves no trace of having been made. */
    unlogged?: true;
  }
}
