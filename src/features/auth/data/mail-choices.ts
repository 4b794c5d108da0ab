import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getEditMailChoicesMutationOptions,
  getGetMailChoicesQueryOptions,
  getGetUserSettingsQueryOptions,
  getStopMailsUrl,
} from '#generated/hooks/settings/settings.ts';
import type { GetMailChoices200 } from '#generated/zod/getMailChoices200.zod.ts';
import type { MailChoices } from '#generated/zod/mailChoices.zod.ts';
import { mailChoicesUpdate } from '#src/entities/settings/mail-kinds.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';

/** Query of the e-mails that a stop link concerns. */
export function mailStopQuery(token: string) {
  return {
    ...getGetMailChoicesQueryOptions({ token }),
    select: (answer: GetMailChoices200) => answer.response,
  };
}

/** Puts the e-mails that a stop link concerns into the cache. A failure stays in the cache. */
export async function prefetchMailStop(queryClient: QueryClient, token: string): Promise<void> {
  await queryClient.prefetchQuery(mailStopQuery(token));
}

/** Returns the address to which the forms of a stop link post, which works without scripts. */
export function stopMailsAddress(token: string, scope?: 'all'): string {
  return getStopMailsUrl(scope ? { token, scope } : { token });
}

/** Returns a function that stores which e-mails the owner of a stop link gets. */
export function useMailChoices(token: string) {
  const queryClient = useQueryClient();
  return useWrite(
    callWith(getEditMailChoicesMutationOptions, (choices: MailChoices) => ({
      params: { token },
      data: mailChoicesUpdate(choices),
    })),
    {
      onSuccess: (answer) => {
        queryClient.setQueryData(mailStopQuery(token).queryKey, answer);
        return queryClient.invalidateQueries({ queryKey: getGetUserSettingsQueryOptions().queryKey });
      },
    },
  );
}
