import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../check/run-tool.ts';
import { dockerRun, fuzzFolder, imageOf } from './schemathesis.ts';

const requirements = readFileSync(join(ROOT, 'tests/schemathesis/requirements.txt'), 'utf8');

test('the Schemathesis image, compose.yaml and Python have the same version', () => {
  expect(readFileSync(join(ROOT, 'compose.yaml'), 'utf8')).toContain(`image: ${imageOf(requirements)}\n`);
  expect(() => imageOf('other==1.0.0\n')).toThrow('pins no version');
});

test("dockerRun needs no compose.yaml, and runs in the run's folder with its tokens", () => {
  const args = dockerRun('schemathesis/schemathesis:1.2.3', ['FUZZ_TOKEN'], ['run', 'openapi.json']);
  expect(args.join(' ')).toBe(
    `run --rm --network host -v ${fuzzFolder}:/fuzz -w /fuzz -e FUZZ_TOKEN schemathesis/schemathesis:1.2.3 run openapi.json`,
  );
  expect(args).not.toContain('compose');
});
