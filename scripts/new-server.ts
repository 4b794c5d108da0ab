/**
 * Writes a server of the contract for a backend team to continue (`npm run new:server -- --language go|python --out
 * ../our-api`): a router with every operation, which answers "not offered" until it has a handler, the envelope of
 * answers and errors, and a type for every schema, made by a published generator. `-- --try` writes one in each
 * language, compiles and starts it, and runs the conformance kit, which must find nothing. Go's types need Java,
 * Python's only Python; Go itself is needed to try it.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { contract } from '../conformance/contract.ts';
import { waitForServer } from '../conformance/watch.ts';
import { type StubLanguage, stubFiles } from './new-server/stub.ts';
import { exitOnSetupFault, SetupFault } from './setup/setup-fault.mjs';
import { ensureGenerators, generatorJar, NO_DOCUMENTS, runProgram } from './support/openapi-generator.ts';
import { parseOptions } from './support/parse-options.ts';

exitOnSetupFault();

const root = fileURLToPath(new URL('../', import.meta.url));
const document = join(root, 'generated/openapi.json');
const cache = join(root, '.cache/new-server');
/** Time for a compiled server to answer, in milliseconds. */
const START_LIMIT_MS = 60_000;

const { values } = parseOptions({
  options: {
    language: { type: 'string' },
    out: { type: 'string' },
    try: { type: 'boolean', default: false },
  },
});

/** Writes the types of all schemas. The generators' other output is left out. */
const writeTypes: Record<StubLanguage, (folder: string) => void> = {
  go: (folder) => {
    ensureGenerators();
    const generated = join(cache, 'go-types');
    rmSync(generated, { recursive: true, force: true });
    mkdirSync(generated, { recursive: true });
    const options = 'enumClassPrefix=true,packageName=models,useOneOfDiscriminatorLookup=true';
    runProgram(
      'java',
      [
        ...['-jar', generatorJar(), 'generate', '-i', document, '-g', 'go', '-o', generated],
        ...['--global-property', `models,supportingFiles=utils.go,${NO_DOCUMENTS}`],
        ...['--additional-properties', options],
      ],
      cache,
    );
    for (const file of ['utils.go', ...globSync('model_*.go', { cwd: generated })])
      cpSync(join(generated, file), join(folder, 'models', file), { recursive: true });
  },
  python: (folder) => {
    const commands = ensureGenerators();
    runProgram(
      join(commands, 'datamodel-codegen'),
      [
        ...['--input', document, '--input-file-type', 'openapi', '--output', join(folder, 'models.py')],
        ...['--output-model-type', 'pydantic_v2.BaseModel', '--target-python-version', '3.10'],
        ...['--snake-case-field', '--use-annotated', '--formatters', 'builtin'],
      ],
      cache,
    );
  },
};

function writeStub(language: StubLanguage, folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new SetupFault(`${folder} is not empty. Name a new folder with --out.`);
  mkdirSync(cache, { recursive: true });
  for (const [name, text] of Object.entries(stubFiles(language, contract.info.version))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  writeTypes[language](folder);
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const address = probe.address();
  await new Promise((done) => probe.close(done));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Compiles a stub and starts it on a port. */
const start: Record<StubLanguage, (folder: string, port: number) => ChildProcess> = {
  go: (folder, port) => {
    runProgram('go', ['mod', 'tidy'], folder);
    runProgram('go', ['vet', './...'], folder);
    runProgram('go', ['build', '-o', 'server', '.'], folder);
    return spawn(join(folder, 'server'), { env: { ...process.env, PORT: String(port) }, stdio: 'inherit' });
  },
  python: (folder, port) => {
    runProgram('python3', ['-m', 'venv', '.venv'], folder);
    const python = join(folder, '.venv/bin/python');
    runProgram(python, ['-m', 'pip', 'install', '--quiet', '-r', 'requirements.txt'], folder);
    runProgram(python, ['-c', 'import models, app'], folder);
    const args = ['-m', 'uvicorn', 'app:app', '--port', String(port), '--log-level', 'warning'];
    return spawn(python, args, { cwd: folder, stdio: 'inherit' });
  },
};

/** Writes, starts and checks a stub. Throws unless the conformance kit finds nothing wrong. */
async function tryStub(language: StubLanguage): Promise<void> {
  const folder = join(cache, language);
  rmSync(folder, { recursive: true, force: true });
  writeStub(language, folder);
  const port = await freePort();
  const server = start[language](folder, port);
  try {
    const url = `http://127.0.0.1:${port}`;
    if (!(await waitForServer(url, AbortSignal.timeout(START_LIMIT_MS))))
      throw new SetupFault(`The server in ${language} did not start.`);
    const report = join(cache, `${language}-report`);
    runProgram(process.execPath, ['scripts/conform.ts', '--url', url, '--out', report], root);
    console.log(`${language}: compiles, and the conformance kit finds nothing`);
  } finally {
    server.kill();
  }
}

function isLanguage(name: string | undefined): name is StubLanguage {
  return name === 'go' || name === 'python';
}

if (values.try) {
  await tryStub('python');
  await tryStub('go');
} else {
  if (!isLanguage(values.language) || !values.out)
    throw new SetupFault(
      'Name a language and a folder: npm run new:server -- --language go --out ../our-api',
    );
  writeStub(values.language, resolve(values.out));
  console.log(`${values.out} has a server in ${values.language}; its README.md says how to start it.`);
}
