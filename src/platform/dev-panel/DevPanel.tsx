import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { CallLog } from './calls.ts';
import styles from './DevPanel.module.css';
import { type DocumentedAnswer, loadDocumentedAnswers } from './documented-answers.ts';
import type { ForcedStore } from './forced.ts';
import { forcedProblems } from './forced-problems.ts';
import { OperationRow } from './OperationRow.tsx';
import { isLoggedOut, sessionCookie } from './session.ts';

const NONE: readonly string[] = [];

/** Stored across reloads, because a forced failure often shows only on a fresh page. */
const OPEN_KEY = 'dev-panel:open';

interface Props {
  forced: ForcedStore;
  /** The texts of `?force=` in the URL, whose typos are named. */
  asked?: readonly string[];
  calls: CallLog;
  refetch: () => void;
}

/**
 * Developer panel of the mock: forces any documented response of any operation. Opened by its button or Ctrl+Alt+D,
 * closed by Escape. A development tool, so its text is English and not translated.
 */
export function DevPanel({ forced, asked = NONE, calls, refetch }: Props) {
  const answers = useSyncExternalStore(forced.subscribe, forced.get);
  const called = useSyncExternalStore(calls.subscribe, calls.get);
  const [isOpen, setOpen] = useState(() => window.sessionStorage.getItem(OPEN_KEY) === 'yes');
  const [choices, setChoices] = useState<Record<string, DocumentedAnswer[]>>();
  const [search, setSearch] = useState('');
  const panel = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey && event.altKey && event.code === 'KeyD') setOpen(!isOpen);
  });
  useEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  useEffect(() => {
    window.sessionStorage.setItem(OPEN_KEY, isOpen ? 'yes' : 'no');
    if (!isOpen) return;
    panel.current?.focus();
  }, [isOpen]);
  // The contract is large, so it is loaded only where it is needed.
  const needsChoices = isOpen || asked.length > 0 || Object.keys(answers).length > 0;
  useEffect(() => {
    if (needsChoices) void loadDocumentedAnswers().then(setChoices);
  }, [needsChoices]);
  const problems = choices === undefined ? NONE : forcedProblems(asked, answers, choices);
  const problemText = problems.join('\n');
  useEffect(() => {
    if (problemText !== '') console.warn(`Forced responses that cannot come:\n${problemText}`);
  }, [problemText]);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const switchSession = () => {
    // The Cookie Store API is missing from Firefox and Safari.
    // biome-ignore lint/suspicious/noDocumentCookie: see above
    document.cookie = sessionCookie(isLoggedOut(document.cookie) ? 'in' : 'out');
    window.location.reload();
  };
  const here = called
    .filter(({ path }) => path === window.location.pathname)
    .map(({ operation }) => operation);
  const others = Object.keys(choices ?? {}).filter(
    (operation) => !here.includes(operation) && (search !== '' || operation in answers),
  );
  const rows = [...here, ...others].filter((operation) =>
    operation.toLowerCase().includes(search.toLowerCase()),
  );
  const count = Object.keys(answers).length;

  return (
    <aside className={styles.host} aria-label="Developer panel">
      <button
        ref={button}
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-keyshortcuts="Control+Alt+D"
        onClick={() => setOpen(!isOpen)}
      >
        Mock{count > 0 && <span className={styles.count}>{count} forced</span>}
        {problems.length > 0 && <span className={styles.count}>{problems.length} wrong</span>}
      </button>
      {isOpen && (
        <section
          ref={panel}
          className={styles.panel}
          tabIndex={-1}
          aria-label="Answers of the mock"
          onKeyDown={({ key }) => key === 'Escape' && close()}
        >
          <div className={styles.tools}>
            <input
              type="search"
              className={styles.search}
              aria-label="Find an operation"
              placeholder="Find an operation"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            <button type="button" className={styles.tool} onClick={switchSession}>
              {isLoggedOut(document.cookie) ? 'Log in' : 'Log out'}
            </button>
            <button type="button" className={styles.tool} onClick={() => window.location.reload()}>
              Reload
            </button>
            <button
              type="button"
              className={styles.tool}
              disabled={count === 0}
              onClick={() => {
                forced.clear();
                refetch();
                // The button is about to be disabled, which would lose the focus.
                panel.current?.focus();
              }}
            >
              Clear all
            </button>
          </div>
          {problems.length > 0 && (
            <ul className={styles.problems} aria-label="Forced responses that cannot come">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
          <ul className={styles.rows}>
            {rows.map((operation) => (
              <OperationRow
                key={operation}
                operation={operation}
                choices={choices?.[operation]}
                answer={answers[operation]}
                onChange={(answer) => {
                  forced.set(operation, answer);
                  refetch();
                }}
              />
            ))}
          </ul>
          {rows.length === 0 && (
            <p className={styles.hint}>No call like that. Search to see all operations.</p>
          )}
        </section>
      )}
    </aside>
  );
}
