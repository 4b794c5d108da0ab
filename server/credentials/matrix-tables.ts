import {
  CREDENTIALS,
  type Credential,
  outcomeOf,
  REVOCATIONS,
  type Revocation,
  type RevocationEvent,
} from './revocation-matrix.ts';

const EVENTS = Object.keys(REVOCATIONS) as RevocationEvent[];
const ALL = Object.keys(CREDENTIALS) as Credential[];

/** Column groups into which the wide table is split. */
const GROUPS = {
  access: 'Password, sessions, tokens and apps',
  credentials: 'Passkeys, providers and the second factor',
  links: 'Mailed links and pending changes',
  effects: 'Devices, uploads, posts, downloads and invitations',
} as const;

const SIGNS = { ends: 'ends', stays: '·', cannotBe: '–' } as const;

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function tableOf(group: keyof typeof GROUPS): string {
  const columns = ALL.filter((credential) => CREDENTIALS[credential].group === group);
  return [
    `### ${GROUPS[group]}`,
    '',
    row(['Event', ...columns.map((credential) => CREDENTIALS[credential].title)]),
    row(['---', ...columns.map(() => '---')]),
    ...EVENTS.map((event) =>
      row([REVOCATIONS[event].title, ...columns.map((credential) => SIGNS[outcomeOf(event, credential)])]),
    ),
  ].join('\n');
}

function reasonsOf(event: RevocationEvent): string[] {
  const { title, why }: Revocation = REVOCATIONS[event];
  const reasons = ALL.flatMap((credential) => {
    const reason = why[credential];
    return reason ? [`${CREDENTIALS[credential].title}: ${reason}`] : [];
  });
  return reasons.length > 0 ? [`- **${title}** — ${reasons.join('; ')}.`] : [];
}

/**
 * Returns the credential revocation matrix as shown in docs/security.md. Regenerate it with `node --input-type=module
 * -e "import('./server/credentials/matrix-tables.ts').then((m) => console.log(m.matrixTables()))"`.
 */
export function matrixTables(): string {
  return [
    ...(Object.keys(GROUPS) as (keyof typeof GROUPS)[]).map(tableOf),
    ['### Reasons', '', ...EVENTS.flatMap(reasonsOf)].join('\n'),
  ].join('\n\n');
}
