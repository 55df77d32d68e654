import * as z from 'zod';

// Our content policy forbids making code at run time, which the schema library would otherwise try for speed.
// Imported before anything that declares a schema.
z.config({ jitless: true });
