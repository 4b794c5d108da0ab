import type { ReactNode } from 'react';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { buttonClass } from '#src/shared/ui/button-class.ts';

type AskLinkProps = { name: string; variant: 'primary' | 'secondary'; children: ReactNode };

/** Leads to the form that asks a blog something. Visitors may begin there; they meet the login wall when they send it. */
export function AskLink({ name, variant, children }: AskLinkProps) {
  return (
    <AppLink to={paths.askBlog(name)} layer="modal" className={buttonClass({ variant })}>
      {children}
    </AppLink>
  );
}
