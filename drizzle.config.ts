import { defineConfig } from 'drizzle-kit';

/** Reads the modules' tables and writes the next numbered migration: see docs/recipes/change-a-table.md. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './server/modules/*/*.tables.ts',
  out: './server/migrations',
});
