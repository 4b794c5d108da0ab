import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { FRAME_HOSTS } from '#src/domain/post/embeds.ts';
import { hashOf, libraryStyles, securePage } from './page-security.ts';

/** Returns the text of a library's style element: the template literal after `before`. */
function styleIn(file: string, before: string, names: Record<string, string> = {}): string {
  const path = fileURLToPath(new URL(`../../node_modules/${file}`, import.meta.url));
  const code = readFileSync(path, 'utf8');
  const [, text] = new RegExp(`${before} = \`([^\`]*)\``).exec(code) ?? [];
  if (text === undefined) throw new Error(`${file} writes its styles in another way now.`);
  return text.replaceAll(/\$\{[\w$]*\$(\w+)\}/g, (_, name: string) => names[name] ?? '?');
}

test('the content security policy allows the style elements of libraries by their hash', () => {
  const press = styleIn('react-aria/dist/private/interactions/usePress.mjs', 'style\\.textContent', {
    PRESSABLE_ATTRIBUTE: 'data-react-aria-pressable',
  });
  const scroll = styleIn('react-aria/dist/private/overlays/usePreventScroll.mjs', 'style\\.textContent');
  const surface = styleIn('@tiptap/core/dist/index.js', 'const style');
  expect({
    press: hashOf(press.trim()),
    preventScroll: hashOf(scroll.trim()),
    surface: hashOf(surface),
  }).toEqual(libraryStyles);
});

async function policyOf(options: Parameters<typeof securePage>[1]) {
  const app = Fastify();
  app.decorate('services', { publicUrl: 'https://skein.example' } as never);
  app.get('/', async (_request, reply) => {
    securePage(reply, options);
    return 'page';
  });
  const { headers } = await app.inject('/');
  const parts = String(headers['content-security-policy']).split('; ');
  return Object.fromEntries(parts.map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
}

test('the content security policy allows exactly the given inline elements', async () => {
  const inline = '<style>a{}\nb{}</style> <script>run()</script><script src="/x.js"></script>';
  const policy = await policyOf({ inline });
  expect(policy['script-src']).toEqual(["'self'", `'${hashOf('run()')}'`]);
  expect(policy['style-src']).toContain(`'${hashOf('a{}\nb{}')}'`);
  expect(policy['style-src']).toHaveLength(5);
  expect((await policyOf({}))['script-src']).toEqual(["'self'"]);
});

test('the content security policy allows frames of video and audio providers only', async () => {
  const policy = await policyOf({});
  expect(policy['frame-src']).toEqual(["'self'", ...FRAME_HOSTS.map((host) => `https://${host}`)]);
  expect(policy['frame-src']).not.toContain('https:');
});
