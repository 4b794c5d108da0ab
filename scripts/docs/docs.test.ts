import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { CatalogueEntry } from '../contract/catalogue.ts';
import { type Document, operationsOf } from '../contract/document.ts';
import { catalogueBody } from './catalogue.ts';
import { guideBody } from './guide.ts';
import { pageHtml } from './page.ts';
import { accessInWords, documentOfTag, limitInWords, referenceBody, referenceDocument } from './reference.ts';

type Described = Document & {
  info: { description: string };
  tags: Array<{ name: string; description: string }>;
};

const document = JSON.parse(
  await readFile(new URL('../../generated/openapi.json', import.meta.url), 'utf8'),
) as Described;
const reference = referenceDocument(document) as Described;

test('guideBody renders the description with a working table of contents', () => {
  const html = guideBody('Skein API', document.info.description);
  const targets = [...html.matchAll(/<li><a href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.length).toBeGreaterThan(5);
  for (const id of targets) expect(html).toContain(`<h2 id="${id}">`);
});

test('catalogueBody shows every code with its advice and the calls that answer it', () => {
  const html = catalogueBody(document);
  for (const { code } of document['x-error-catalogue'] as CatalogueEntry[])
    expect(html).toContain(`<tr id="${code}">`);
  expect(html).toContain('Take the token from the answer');
  expect(html).toContain('<a href="/docs/api/reference#/posts/votePoll">votePoll</a>');
  expect(html).toMatch(/<tr id="4005">[\s\S]*?Any address/);
});

test('documentOfTag contains every operation of its tag and needs no other document', () => {
  const found = document.tags.flatMap(({ name }) => {
    const part = documentOfTag(reference, name);
    const text = JSON.stringify(part);
    for (const [, group = '', component = ''] of text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)) {
      expect([name, group, component, component in (part.components as never)[group]]).toEqual([
        name,
        group,
        component,
        true,
      ]);
    }
    return operationsOf(part).map(({ operation }) => operation.operationId);
  });
  const all = operationsOf(document).map(({ operation }) => operation.operationId);
  expect(found.toSorted()).toEqual(all.toSorted());
});

test('referenceDocument names the entities of errors instead of expanding them in every failure', () => {
  const { properties } = reference.components.schemas.ErrorDetail as {
    properties: Record<string, { $ref?: string; type?: string; description?: string }>;
  };
  expect(properties.post).toEqual({ type: 'object', description: expect.stringContaining('`Post`') });
  expect(properties.code?.$ref).toBe('#/components/schemas/ErrorCode');
});

test('referenceDocument describes the own extensions in sentences', () => {
  const descriptions = operationsOf(reference).map(({ operation }) => [
    operation.operationId,
    (operation as { description?: string }).description ?? '',
  ]);
  for (const [id, description] of descriptions)
    expect([id, description]).toEqual([id, expect.stringContaining('Who may call')]);
  const words = Object.fromEntries(descriptions);
  expect(words.orderProduct).toContain('`Idempotency-Key` is required');
  expect(words.setTimelineMarker).toContain('Not in the specification, because:');
  expect(accessInWords({ subject: 'blog', in: 'path', name: 'blog', role: 'writer' })).toBe(
    'writer of the blog that `blog` in the path names',
  );
  expect(accessInWords({ subject: 'site', in: 'session', role: 'admin' })).toBe('admin of the site');
  expect(limitInWords({ by: ['address', 'account'] })).toBe('by address and account');
  expect(limitInWords({ by: ['address'], naming: 'email' })).toBe('by address, where `email` is sent');
});

test('no page of the reference site has inline scripts or requests another host', () => {
  const body = referenceBody(document.tags, [['posts', '/docs/api/openapi-posts.0123456789ab.json']]);
  const html = pageHtml({ path: '/reference', version: '1', styles: ['/a.css'], scripts: ['/b.js'], body });
  expect(html).not.toMatch(/<script(?![^>]* src="\/)/);
  expect(html).not.toMatch(/(?:src|href)="https?:/);
  expect(html).toContain('<a href="/docs/api/reference" aria-current="page">All calls</a>');
});
