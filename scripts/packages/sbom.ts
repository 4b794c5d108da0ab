import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SHIPPED_TOOLS } from '../audit/shipped.ts';
import { ROOT } from '../check/run-tool.ts';
import { PACKAGES } from './packed.ts';

interface Component {
  'bom-ref': string;
  name: string;
  properties?: readonly { name: string; value: string }[];
}

/** A software bill of materials, as npm writes it (https://cyclonedx.org). */
export interface Bom {
  metadata: { component: Component & { version: string; purl: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

function isTool({ name, properties = [] }: Component): boolean {
  return !SHIPPED_TOOLS.has(name) && properties.some((one) => one.name === 'cdx:npm:package:development');
}

/** Returns the bill without what only development needs, under the name of the project instead of its folder. */
export function shippedBom(bom: Bom, project: string): Bom {
  const components = bom.components.filter((component) => !isTool(component));
  const componentRefs = new Set(components.map((component) => component['bom-ref']));
  const own = bom.metadata.component;
  return {
    ...bom,
    metadata: { ...bom.metadata, component: { ...own, name: project } },
    components,
    dependencies: bom.dependencies
      .filter(({ ref }) => componentRefs.has(ref) || ref === own['bom-ref'])
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => componentRefs.has(one)) })),
  };
}

/** Reads the lock file as a bill of materials. */
export function readBom(): Bom {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  return JSON.parse(
    execFileSync('npm', args, {
      cwd: ROOT,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  ) as Bom;
}

/** Writes the bill of materials beside the packages; returns its place. */
export async function writeBom(): Promise<string> {
  const bom = shippedBom(readBom(), 'skein');
  await mkdir(PACKAGES, { recursive: true });
  const file = join(PACKAGES, `skein-${bom.metadata.component.version}.cdx.json`);
  await writeFile(file, `${JSON.stringify(bom, null, 2)}\n`);
  return file;
}
