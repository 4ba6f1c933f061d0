// Prints the id that a build of the web pages has, for whoever builds them before the first start (Dockerfile).
import path from 'node:path';
import process from 'node:process';
import { hashSources } from '#server/process/prepare-web.ts';

process.stdout.write(hashSources(path.join(import.meta.dirname, '..')));
