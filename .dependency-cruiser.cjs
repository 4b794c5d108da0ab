/** Import rules: the table of docs/ARCHITECTURE.md, checked by `npm run check`. */

const TEST = '\\.test\\.tsx?$';

/** Returns a rule: a folder imports nothing of the project but what is listed. npm packages are not restricted here. */
function folder(name, from, allowed, comment) {
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
 * The order of the server's modules: each may import those before it, and none after it (docs/decisions/062). A new
 * module is inserted before the first module that imports it.
 */
const MODULES = [
  'audit-log',
  'payments',
  'premium',
  'memberships',
  'shop',
  'blaze',
  'boops',
  'tags',
  'auth',
  'domains',
  'settings',
  'blocks',
  'media',
  'posts',
  'blogs',
  'notes',
  'messaging',
  'notifications',
  'video',
  'feed',
  'communities',
  'embeds',
  'collections',
  'inbox',
  'account',
  'discovery',
  'onboarding',
  'filters',
  'moderation',
  'support',
  'apps',
  'admin',
  'consent',
  'ads',
  'telemetry',
  'activity',
  'site',
];

/** The order of everything below and beside the modules; each folder may import those before it. */
const INFRASTRUCTURE = [
  'core',
  'db',
  'membership',
  'policies',
  'member-data',
  'feed',
  'communities',
  'search',
  'notifications',
  'jobs',
  'rate-limit',
  'mail',
  'media',
  'web',
  'push',
  'captcha',
  'gifs',
];

/** Returns one rule per entry, named after it, so that a finding names the forbidden import. */
function inOrder(names, root, suffix) {
  return names.slice(0, -1).map((name, at) => ({
    name: `${name}-${suffix}`,
    comment: `Imports go in one direction: ${names.slice(at).join(' ← ')}.`,
    severity: 'error',
    from: { path: `^${root}${name}/`, pathNot: TEST },
    to: { path: `^${root}(${names.slice(at + 1).join('|')})/` },
  }));
}

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
      // Dockerfile and start script build dist/ before it is imported.
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
    folder(
      'generated-stands-alone',
      '^generated/',
      [
        '^src/shared/api/call/transport\\.ts$',
        '^server/http/contract/handler\\.ts$',
        '^server/modules/.*/operations/',
        '^server/define-module\\.ts$',
        '^server/modules/[^/]+/module\\.ts$',
        '^server/notifications/kinds?(/|\\.ts$)',
        '^server/mail/templates/',
        '^server/feed/elements/words/',
        '^server/modules/.*/words/',
        '^src/features/activity/(kinds/|model/notification-view\\.ts$)',
      ],
      'Generated code knows only itself, the transport and the files it lists.',
    ),
    folder(
      'contract-stands-alone',
      '^openapi/(?!lint/)',
      ['^generated/types/', '^generated/setting-defaults\\.ts$'],
      'The contract is the source; it imports only the types and defaults made from it.',
    ),
    folder(
      'lint-reads-the-contract',
      '^openapi/lint/',
      ['^scripts/contract/'],
      'The rules ask the build which error codes follow by themselves.',
    ),
    folder(
      'lib-is-pure',
      '^src/shared/lib/',
      ['^src/locales/', '^src/domain/', '^generated/choices\\.ts$'],
      'Pure functions know no feature, and of the contract only the sets of choices.',
    ),
    folder(
      'paths-are-plain',
      '^src/paths/',
      [],
      'The server reads the addresses too: they import nothing else.',
    ),
    folder(
      'domain-is-shared-with-the-server',
      '^src/domain/',
      ['^src/paths/', '^generated/'],
      'Pure functions that browser and server share know the contract and the addresses only.',
    ),
    folder(
      'hooks-are-plain',
      '^src/shared/hooks/',
      ['^src/shared/lib/', '^src/domain/'],
      'Hooks know no API and no feature.',
    ),
    folder(
      'ui-is-plain',
      '^src/shared/ui/',
      ['^src/shared/(lib|hooks)/', '^src/(domain|paths)/'],
      'Primitives know no API, no feature and no router.',
    ),
    {
      name: 'ui-knows-no-router',
      comment: 'A primitive gets links and data from outside.',
      severity: 'error',
      from: { path: '^src/shared/(ui|hooks|lib)/', pathNot: TEST },
      to: { path: 'node_modules/(react-router|@tanstack/react-query|openapi-fetch)/' },
    },
    folder(
      'navigation-is-plain',
      '^src/shared/navigation/',
      ['^src/shared/lib/', '^src/(domain|paths)/'],
      'URLs need no API and no feature but how it spells its addresses.',
    ),
    folder(
      'forms-know-the-contract',
      '^src/shared/forms/',
      ['^generated/', '^src/(domain|paths)/', '^src/shared/(api|hooks|lib|ui)/'],
      'A form is judged and sent by the contract; it knows no feature.',
    ),
    folder(
      'api-is-one-transport',
      '^src/shared/api/',
      ['^generated/', '^src/(domain|paths)/', '^src/shared/lib/'],
      'The one way to the API.',
    ),
    folder(
      'platform-below-features',
      '^src/platform/',
      ['^src/(shared|domain|paths)/', '^generated/'],
      'Consent, analytics and the like know no feature.',
    ),
    ...inOrder(['blog', 'media', 'post', 'elements'], 'src/entities/', 'entity-order'),
    folder(
      'entities-know-no-feature',
      '^src/entities/',
      ['^src/(shared|platform|domain|paths)/', '^generated/', '^src/entities/'],
      'What several features show of posts, blogs, media and settings knows no feature.',
    ),
    {
      name: 'features-are-closed',
      comment: 'A feature uses itself, what is shared, and the entities.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: TEST },
      to: {
        path: '^(src|server|openapi|mock-server|scripts)/',
        pathNot: ['^src/features/$1/', '^src/(shared|platform|entities|domain|paths)/'],
      },
    },
    {
      name: 'compose-is-lazy',
      comment: 'The editor is large; only its own routes may name it, and tests, which ship to nobody.',
      severity: 'error',
      from: { pathNot: ['^src/features/compose/', '^tests/', TEST] },
      to: { path: '^src/features/compose/' },
    },
    folder('app-composes', '^src/app/', ['^src/', '^generated/'], 'The site knows neither server nor mock.'),
    {
      name: 'server-shares-domain-and-paths',
      comment:
        'The server takes pure functions and addresses from the site; only the page renderer and tests see more of it.',
      severity: 'error',
      from: { path: '^server/', pathNot: TEST },
      to: { path: '^(src|mock-server|scripts)/', pathNot: '^src/(domain|paths|app/rendering)/' },
    },
    {
      name: 'world-is-seed',
      comment: 'The demo world is data for the seed and for what draws its pictures.',
      severity: 'error',
      from: { path: '^server/', pathNot: [TEST, '^server/seed/', '/seed-[a-z]+\\.ts$'] },
      to: { path: '^openapi/' },
    },
    ...inOrder(MODULES, 'server/modules/', 'module-order'),
    ...inOrder(INFRASTRUCTURE, 'server/', 'infrastructure-order'),
    {
      name: 'modules-are-ordered',
      comment: 'A new module is inserted into the order above, or nothing may import it.',
      severity: 'error',
      from: { path: '^server/', pathNot: TEST },
      to: { path: `^server/modules/(?!(${MODULES.join('|')})/)` },
    },
    {
      name: 'below-the-modules',
      comment: 'Infrastructure and entities, on which all modules stand, know none of them.',
      severity: 'error',
      from: {
        path: `^server/(${INFRASTRUCTURE.join('|')}|credentials|entities|identity|http|oauth|live|lifecycle)/`,
        pathNot: [TEST],
      },
      to: { path: '^server/modules/' },
    },
    {
      name: 'handlers-stay-apart',
      comment: 'What handlers share is beside their folder; only the generated list names a handler.',
      severity: 'error',
      from: { path: '^(server|scripts)/', pathNot: TEST },
      to: { path: '^server/modules/.*/operations/' },
    },
    folder(
      'mock-reads-the-bundle',
      '^mock-server/',
      ['^generated/', '^openapi/(world/|examples/names\\.ts)'],
      'The mock has no logic of a server.',
    ),
    folder('examples-stand-alone', '^examples/', [], 'They are what somebody else would write.'),
    folder(
      'conformance-knows-no-server',
      '^conformance/(?!mutants/)',
      ['^generated/types/', '^scripts/contract/'],
      'What judges any server is made from the contract alone.',
    ),
    folder(
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
