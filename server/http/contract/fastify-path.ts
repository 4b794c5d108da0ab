/** `/v2/blog/{blog}/info` as Fastify spells it. */
export function fastifyPath(path: string): string {
  return path.replace(/\{([^}]+)\}/g, ':$1');
}
