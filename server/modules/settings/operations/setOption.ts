import { locales, palettes } from '#generated/choices.ts';
import { domainError } from '#server/core/errors.ts';
import { updateOption } from '#server/entities/user/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';

/** Returns the value for storing; null for the system's palette. */
function keptValue(setting: 'palette' | 'locale', value: string): string | null {
  if (setting === 'palette' && value === 'system') return null;
  const known: readonly string[] = setting === 'palette' ? palettes : locales;
  if (known.includes(value)) return value;
  throw domainError('invalid-request-param', {
    field: 'value',
    detail: `There is no ${setting} of that name.`,
  });
}

export const setOption: Handler<'setOption'> = async ({ body, db, viewer }) => {
  await updateOption(db, viewer.userId, body.setting, keptValue(body.setting, body.value));
  return answer(204);
};
