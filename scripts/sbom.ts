/**
 * `npm run sbom`: writes which packages, in which versions, are part of what ships, as a CycloneDX bill of materials in
 * dist/packages. `npm run pack` does it as well.
 */
import { relative } from 'node:path';
import { ROOT } from './check/run-tool.ts';
import { writeBom } from './packages/sbom.ts';

console.log(relative(ROOT, await writeBom()));
