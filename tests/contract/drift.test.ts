import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from './project-copy.ts';

/**
 * Proves that `npm run check` fails when contract, generated code, server and site diverge. The tests build on one
 * another.
 */

const STEP_TIMEOUT_MS = 240_000;
let project: ProjectCopy;
beforeAll(async () => {
  project = await copyProject();
  await project.write(
    'src/shared/fixture.ts',
    `import type { components } from '#generated/types/api.d.ts';
export const notes = (post: components['schemas']['Post']): number => post.noteCount;
`,
  );
  await project.write(
    'tsconfig.fixture.json',
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { incremental: false },
      include: [],
      files: [
        ...['src/shared/fixture.ts', 'server/app.ts', 'generated/handlers.ts'],
        ...['src/locales/po.d.ts', 'server/mail/templates/mail-attributes.d.ts'],
      ],
    }),
  );
}, STEP_TIMEOUT_MS);
afterAll(() => project.remove());

const checkGenerated = () => project.run('node', 'scripts/check.ts', 'generated');
const compile = () => project.run('tsc', '--noEmit', '-p', 'tsconfig.fixture.json');

test('npm run check fails for a hand edit in generated/ and for outdated generated code, and restores it', {
  timeout: STEP_TIMEOUT_MS,
}, async () => {
  expect((await compile()).output).toBe('');
  await project.edit('generated/errors.ts', (text) => text.replace('"status":404', '"status":410'));
  await project.edit('openapi/components/schemas/posts/Post.yaml', (text) =>
    text.replaceAll('noteCount', 'numberOfNotes'),
  );
  const first = await checkGenerated();
  expect(first.ok).toBe(false);
  expect(first.output).toContain('generated/ was not what openapi/');
  expect(first.output).toContain('changed  generated/errors.ts');
  expect(first.output).toContain('changed  generated/openapi.json');
  expect(first.output).toContain('changed  generated/types/api.d.ts');
  // The same contract gives the same bytes.
  const { ok, output } = await checkGenerated();
  expect(output).toMatch(/^✓ generated code/);
  expect(ok).toBe(true);
});

test('npm run check fails to compile a handler unlike the contract and a screen that reads a removed field', {
  timeout: STEP_TIMEOUT_MS,
}, async () => {
  await project.edit('server/modules/site/operations/getFeatures.ts', (text) =>
    text.replace('features:', 'flags:'),
  );
  await project.edit('server/modules/notes/operations/likePost.ts', (text) =>
    text.replace("Handler<'likePost'>", "Handler<'getPost'>"),
  );
  const { ok, output } = await compile();
  expect(ok).toBe(false);
  expect(output).toMatch(/src\/shared\/fixture\.ts.*'noteCount' does not exist/);
  expect(output).toMatch(/server\/modules\/site\/operations\/getFeatures\.ts/);
  // A handler of another operation's type does not compile under this one's name.
  expect(output).toMatch(/generated\/handlers\.ts.*likePost/);
});

test('npm run check refuses a handler file that no operation is named after', {
  timeout: STEP_TIMEOUT_MS,
}, async () => {
  await project.write('server/modules/posts/operations/inventedCall.ts', 'export const inventedCall = 1;\n');
  const { ok, output } = await project.run('node', 'scripts/generate.ts');
  expect(ok).toBe(false);
  expect(output).toContain('the contract has no operation "inventedCall"');
});
