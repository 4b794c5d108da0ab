import type { CommunityCurtain } from '#generated/zod/communityCurtain.zod.ts';
import type { ModerationDecision } from '#generated/zod/moderationDecision.zod.ts';
import type { OwnBan } from '#generated/zod/ownBan.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import type { StaffDecision } from '#generated/zod/staffDecision.zod.ts';

/**
 * The four kinds of failure a call can end in (spec 000 §8). Code above this folder sees only these; an abort is
 * rethrown unchanged.
 */

export interface ErrorDetail {
  code: number;
  title: string;
  /** The server's sentence, in English. */
  detail: string;
  /** Meaning of a code that has several: one of the catalogue's reasons. */
  reason?: string;
  /** Values that the reason's sentence names. */
  params?: Record<string, string | number>;
  field?: string;
  innerCode?: number;
  rejectReason?: string;
  suggestedNames?: string[];
  redirectTo?: string;
  /** Current version of the post, when an edit started from an older one (code 4009). */
  post?: Post;
  /** A private community as somebody sees it who may not look in (code 23001). */
  community?: CommunityCurtain;
  /** The viewer's ban (code 23020). */
  ban?: OwnBan;
  /** Until when a deleted community can be restored, in epoch seconds; for its admins (code 23206). */
  restorableUntilTs?: number;
  /** The decision of a moderator who was faster (code 4033). */
  decision?: ModerationDecision;
  /** The decision of a colleague who was faster (code 4033 in the staff queue). */
  staffDecision?: StaffDecision;
}

/** The server responded with a documented failure. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly path: string;
  readonly errors: ErrorDetail[];
  readonly requestId: string | undefined;
  /** Seconds to wait before retrying, when the server sends them. */
  readonly retryAfter: number | undefined;

  constructor(init: {
    status: number;
    statusText: string;
    path: string;
    errors: ErrorDetail[];
    requestId?: string;
    retryAfter?: number;
  }) {
    const codes = init.errors.map((error) => `.${error.code}`).join('');
    super(`APIError [${init.status}${codes}] at ${init.path} (${init.statusText})`);
    this.status = init.status;
    this.path = init.path;
    this.errors = init.errors;
    this.requestId = init.requestId;
    this.retryAfter = init.retryAfter;
  }

  /** Returns true when one of the errors has this code. */
  has(code: number): boolean {
    return this.errors.some((error) => error.code === code);
  }

  /** The post as another session left it, for an edit conflict. */
  get currentPost(): Post | undefined {
    return this.errors.find((error) => error.post)?.post;
  }

  /** Address that resolves the failure, such as the consent page. */
  get redirectTo(): string | undefined {
    return this.errors.find((error) => error.redirectTo)?.redirectTo;
  }
}

/** No response came: offline, refused, timed out. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
  constructor(method: string, url: string, cause?: unknown) {
    super(`Error fetching ${method} ${url}`, { cause });
  }
}

/** The response is not JSON. */
export class ResponseTypeError extends Error {
  override readonly name = 'ResponseTypeError';
  readonly status: number;
  constructor(path: string, status: number, contentType: string | null) {
    super(`Expected JSON at ${path}, got ${contentType ?? 'no content type'} [${status}]`);
    this.status = status;
  }
}

/** The response is JSON but breaks the contract's schema. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
  readonly operation: string;
  readonly issues: ReadonlyArray<{ path: PropertyKey[]; message: string }>;
  constructor(operation: string, issues: ReadonlyArray<{ path: PropertyKey[]; message: string }>) {
    const first = issues[0];
    super(
      `${operation} answered outside the contract at ${first?.path.join('.') || 'the top'}: ${first?.message ?? ''}`,
    );
    this.operation = operation;
    this.issues = issues;
  }
}

/** Returns true when a failure is an API error, optionally with the given code. */
export function isApiError(error: unknown, code?: number): error is ApiError {
  return error instanceof ApiError && (code === undefined || error.has(code));
}
