/** Who may import whom: the table of docs/ARCHITECTURE.md, read by `npm run check`. */

const TEST = '\\.test\\.tsx?$';

/** How a feature spells the addresses of its screens: for links from everywhere, and for the reserved names of blogs. */
const FEATURE_PATHS = '^src/features/[^/]+/paths\\.ts$';

/** A room that may import nothing of the project but what is listed; npm packages are not meant here. */
function room(name, from, allowed, comment) {
  return {
    name,
    comment,
    severity: 'error',
    from: { path: from, pathNot: TEST },
    to: {
      path: '^(src|server|openapi|generated|mock-server|conformance|scripts|tests|examples)/',
      pathNot: [from, ...allowed],
    },
  };
}

/**
 * The order of the server's modules: each knows those before it and none behind it. `users` is who a member is, for all;
 * `platform` speaks of all others. Decision 026 tells why.
 */
const MODULES = [
  'users',
  'blogs',
  'posts',
  'feed',
  'discovery',
  'communities',
  'collections',
  'commerce',
  'messaging',
  'activity',
  'auth',
  'apps',
  'passkeys',
  'settings',
  'viewer',
  'platform',
];

/** One rule per module, named after it, so that a finding says at once who looked the wrong way. */
const moduleOrder = MODULES.slice(0, -1).map((name, at) => ({
  name: `${name}-knows-none-behind-it`,
  comment: `Modules know each other in one direction: ${MODULES.slice(at).join(' ← ')}.`,
  severity: 'error',
  from: { path: `^server/modules/${name}/`, pathNot: TEST },
  to: { path: `^server/modules/(${MODULES.slice(at + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one subject, or a third is missing.',
      severity: 'error',
      from: { pathNot: '^generated/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import leads to a file or a package of package.json.',
      severity: 'error',
      // Dockerfile and start script build dist/ before they import it.
      from: {},
      to: { couldNotResolve: true, pathNot: ['^\\.\\./dist/', '/dist/server/', '^virtual:'] },
    },
    {
      name: 'tests-stay-tests',
      comment: 'Only tests use what is in tests/.',
      severity: 'error',
      from: { path: '^(src|server|openapi|generated|mock-server)/', pathNot: TEST },
      to: { path: ['^tests/', TEST] },
    },
    room(
      'generated-stands-alone',
      '^generated/',
      [
        '^src/shared/api/call/transport\\.ts$',
        '^server/contract/handler\\.ts$',
        '^server/modules/.*/operations/',
      ],
      'Generated code knows only itself, the transport and the handlers it lists.',
    ),
    room(
      'contract-stands-alone',
      '^openapi/(?!lint/)',
      ['^generated/types/'],
      'The contract is the source; it imports only the types made from it.',
    ),
    room(
      'lint-reads-the-contract',
      '^openapi/lint/',
      ['^scripts/contract/'],
      'The rules ask the build which error codes follow by themselves.',
    ),
    room(
      'lib-is-pure',
      '^src/shared/lib/',
      ['^src/locales/', '^generated/choices\\.ts$'],
      'Pure functions know no room, of the contract only what there is to choose from.',
    ),
    room('hooks-are-plain', '^src/shared/hooks/', ['^src/shared/lib/'], 'Hooks know no API and no feature.'),
    room(
      'ui-is-plain',
      '^src/shared/ui/',
      ['^src/shared/(lib|hooks)/'],
      'Primitives know no API, no feature and no router.',
    ),
    {
      name: 'ui-knows-no-router',
      comment: 'A primitive gets links and data from outside.',
      severity: 'error',
      from: { path: '^src/shared/(ui|hooks|lib)/', pathNot: TEST },
      to: { path: 'node_modules/(react-router|@tanstack/react-query|openapi-fetch)/' },
    },
    room(
      'navigation-is-plain',
      '^src/shared/navigation/',
      ['^src/shared/lib/', FEATURE_PATHS],
      'URLs need no API and no feature but how it spells its addresses.',
    ),
    room(
      'forms-know-the-contract',
      '^src/shared/forms/',
      ['^generated/', '^src/shared/(api|lib|ui)/'],
      'A form is judged and sent by the contract; it knows no feature.',
    ),
    room('api-is-one-door', '^src/shared/api/', ['^generated/', '^src/shared/lib/'], 'The door to the API.'),
    room(
      'platform-below-features',
      '^src/platform/',
      ['^src/shared/', '^generated/'],
      'Consent, analytics and the like know no feature.',
    ),
    {
      name: 'features-are-closed',
      comment: 'A feature uses itself, what is shared, and the two foundation folders.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TEST },
      to: {
        path: '^(src|server|openapi|mock-server|scripts)/',
        pathNot: [
          '^src/features/$1/',
          '^src/(shared|platform)/',
          '^src/features/(posts/render|blogs/identity)/',
          FEATURE_PATHS,
        ],
      },
    },
    {
      name: 'editor-is-lazy',
      comment:
        'The editor is large; only the routes that lead to it may name it, and tests, which ship to nobody.',
      severity: 'error',
      from: { pathNot: ['^src/features/posts/(editor/|routes\\.ts$)', '^tests/', TEST] },
      to: { path: '^src/features/posts/editor/' },
    },
    room(
      'paths-are-plain',
      FEATURE_PATHS,
      ['^src/shared/navigation/path-pieces\\.ts$'],
      'The server reads the addresses too: they know nothing but how to be put together.',
    ),
    room('app-composes', '^src/app/', ['^src/', '^generated/'], 'The site knows neither server nor mock.'),
    {
      name: 'server-is-no-site',
      comment:
        'The server is built from the contract; only the page renderer knows the site. Both know the reserved names and languages.',
      severity: 'error',
      from: { path: '^server/', pathNot: [TEST, '^server/site/'] },
      to: {
        path: '^(src|mock-server|scripts)/',
        pathNot: '^src/shared/(navigation/reserved-names|lib/language/locales)\\.ts$',
      },
    },
    {
      name: 'world-is-seed',
      comment: 'The demo world is data for the seed and for what draws its pictures.',
      severity: 'error',
      from: { path: '^server/', pathNot: [TEST, '^server/db/seed/'] },
      to: { path: '^openapi/' },
    },
    ...moduleOrder,
    {
      name: 'modules-have-a-place',
      comment: 'A new module is put into the order above, or nobody may use it.',
      severity: 'error',
      from: { path: '^server/', pathNot: TEST },
      to: { path: `^server/modules/(?!(${MODULES.join('|')})/)` },
    },
    {
      name: 'below-the-modules',
      comment: 'What all modules stand on knows none of them. The demo world is made of their data.',
      severity: 'error',
      from: {
        path: '^server/(contract|credentials|db|feed|plugins|search|services|errors\\.ts)',
        pathNot: [TEST, '^server/db/seed/'],
      },
      to: { path: '^server/modules/' },
    },
    {
      name: 'handlers-stay-apart',
      comment: 'What handlers share stands beside their folder; only the generated list names a handler.',
      severity: 'error',
      from: { path: '^(server|scripts)/', pathNot: TEST },
      to: { path: '^server/modules/.*/operations/' },
    },
    room(
      'mock-reads-the-bundle',
      '^mock-server/',
      ['^generated/', '^openapi/(world/|examples/names\\.ts)'],
      'The mock has no logic of a server.',
    ),
    room('examples-stand-alone', '^examples/', [], 'They are what somebody else would write.'),
    room(
      'conformance-knows-no-server',
      '^conformance/(?!mutants/)',
      ['^generated/types/', '^scripts/contract/'],
      'What judges any server is made from the contract alone.',
    ),
    room(
      'mutants-stay-outside',
      '^conformance/mutants/',
      ['^conformance/', '^generated/', '^server/', '^tests/support/database\\.ts$'],
      'Faults are put into our server from outside, through what it takes and gives anyway.',
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|data|\\.cache)/' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types', 'require'],
    },
    cache: { folder: '.cache/dependency-cruiser' },
  },
};
