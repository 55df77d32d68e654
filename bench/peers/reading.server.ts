import Fastify from 'fastify';
import { createHash } from 'node:crypto';
import { Pool } from 'pg';
import { endWithParent } from '../run/helper.ts';

/** The same question to the same database without schemas, permissions or shapes: who asks, then the newest fifty. */
const [port, databaseUrl] = process.argv.slice(2);
const pool = new Pool({ connectionString: databaseUrl, max: 10 });
const server = Fastify();

server.get<{ Params: { space: string } }>('/api/spaces/:space/messages', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const session = await pool.query({
    name: 'session',
    text: `select sessions.person_id, persons.roles from sessions join persons on persons.id = sessions.person_id
      where token_hash = $1 and expires_at > now()`,
    values: [createHash('sha256').update(token).digest('base64url')],
  });
  if (session.rowCount !== 1) return reply.status(401).send();
  const newest = await pool.query({
    name: 'newest',
    text: 'select * from messages where space_id = $1 order by seq desc limit 50',
    values: [request.params.space],
  });
  return { messages: newest.rows.reverse() };
});

await server.listen({ port: Number(port), host: '127.0.0.1' });
endWithParent();
