/** Returns `/v2/blog/{blog}/info` in Fastify's syntax. */
export function fastifyPath(path: string): string {
  return path.replace(/\{([^}]+)\}/g, ':$1');
}
