import { getUserCounts } from '#generated/hooks/base/base.ts';
import { configureHttp } from '#src/shared/api/call/http.ts';

/** Sets the smallest read of a member as the one that brings a page its CSRF token before the first write. */
export function configureClient(): void {
  configureHttp({ readMember: () => getUserCounts() });
}
