import { isApiError } from '#src/shared/api/call/errors.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';

const CommunityRefusal = lazyPart(() => import('./CommunityRefusal.tsx'), 'CommunityRefusal');

/** Codes of openapi/errors.yaml that have a page of their own: private, banned, labelled, deleted. */
const CODES = [23001, 23020, 23028, 23206];

type CommunityFailureProps = { name: string; error: unknown };

/** Renders why a community cannot be opened; an error without a page of its own is thrown to the error boundary. */
export function CommunityFailure({ name, error }: CommunityFailureProps) {
  if (!CODES.some((code) => isApiError(error, code))) throw error;
  return <CommunityRefusal name={name} error={error} />;
}
