import type { Filing, FilingEffect, SeenByFiler, SettledFiling, StepProblem } from '#rules';
import {
  changesTold,
  feeOfFiling,
  findEffect,
  isFormation,
  pageFlags,
  UNSUPPORTED_FILING,
  reviewProblems,
} from '#rules';
import { sql } from 'kysely';
import type { Registry } from '../../context';
import type { Holder, NameState } from '../../database/names';
import { findHolding } from '../../database/names';
import type { EntityOnRecord } from '../../entities/find-entity';
import { entityOfFiling } from './facts-on-record';
import { withStoredAttachments } from './stored-attachments';
import { withRecordedAgent } from './recorded-agent';
import { applyRecord } from './apply-record';
import { UNKNOWN_ENTITY } from './unknown-entity';
import { withVerifiedAddresses } from './verify-addresses';

/** A filing that the registry has checked: what it would put on record, and its problems. */
export interface CheckedFiling {
  filing: Filing;
  /**
   * The content whose digest is compared with that of an earlier request. The verifier's answers are left out, because they may change
   * while the filer changes nothing.
   */
  content: Filing;
  problems: StepProblem[];
  /** The name that the filing holds while it is paid; null when it needs none. */
  heldName: string | null;
  /** A second name that it holds if it is free. */
  bareName: string | null;
  isNameTaken: boolean;
  /** Whole dollars. */
  price: number;
  /** Version of the record that the filing was checked against; null for a filing that begins new. */
  recordVersion: number | null;
}

const refusal = (filing: Filing, problem: StepProblem): CheckedFiling => ({
  filing,
  content: filing,
  problems: [problem],
  heldName: null,
  bareName: null,
  isNameTaken: false,
  price: 0,
  recordVersion: null,
});

/**
 * A name as others hold it. One that another filing holds for the same transaction of the same entity counts as free: of these two, the
 * later one is told about the other filing (reading 27), not about a name that the entity would not lose. That one may have begun after
 * this one was compared with the record.
 */
async function findHoldingOfOthers(
  { db, clock }: Registry,
  name: string,
  { filing, own }: { filing: Filing; own: readonly Holder[] },
): Promise<NameState> {
  const { holding, ...state } = await findHolding(db, name, clock.now(), own);
  if (holding === undefined) return state;
  const rival =
    holding.kind === 'filing' && filing.entityId !== ''
      ? await db
          .selectFrom('submission')
          .select('ref_id')
          .where('ref_id', '=', holding.id)
          .where(sql<string>`filing ->> 'entityId'`, '=', filing.entityId)
          .where(sql<string>`filing ->> 'transactionType'`, '=', filing.transactionType)
          .executeTakeFirst()
      : undefined;
  return rival === undefined ? { ...state, holding } : state;
}

/** Takes the availability of the name that the filing needs from the registry's own record, whatever the browser sent. */
async function withRecordedName(
  registry: Registry,
  filing: Filing,
  name: string | null,
  own: readonly Holder[],
): Promise<{ filing: Filing; isTaken: boolean }> {
  if (name === null) return { filing, isTaken: false };
  const { availability } = filing.entityNameValues;
  const state = await findHoldingOfOthers(registry, name, { filing, own });
  const entityNameValues = {
    ...filing.entityNameValues,
    isNameValid: true,
    availability: {
      isAvailable: true,
      isReserved: state.reserved !== undefined,
      isAuthorizedToUse: availability?.isAuthorizedToUse ?? null,
    },
  };
  return { filing: { ...filing, entityNameValues }, isTaken: state.holding !== undefined };
}

/** The holders whose hold on a name is no obstacle: the filing itself, and the entity that it is about. */
const ownHolders = (refId: string, entity: EntityOnRecord | null): Holder[] => [
  { kind: 'filing', id: refId },
  ...(entity === null ? [] : [{ kind: 'entity' as const, id: entity.entity_id }]),
];

/** The filing with the values that the record decides, once it is known whether the name in question is free: not used, held or reserved. */
async function settle(
  registry: Registry,
  effect: FilingEffect,
  filing: Filing,
  own: readonly Holder[],
): Promise<SettledFiling> {
  const now = registry.clock.now().toISOString();
  const name = effect.nameInQuestion?.(filing, now) ?? null;
  const { holding, reserved } =
    name === null ? {} : await findHoldingOfOthers(registry, name, { filing, own });
  const isNameFree = holding === undefined && reserved === undefined;
  return effect.settle?.(filing, { now, isNameFree }) ?? { filing, problems: [] };
}

/** Checks a filing that the registry supports. */
async function checkAs(
  effect: FilingEffect,
  registry: Registry,
  {
    filing: sanitized,
    entity,
    refId,
    seen,
  }: { filing: Filing; entity: EntityOnRecord | null; refId: string; seen: SeenByFiler },
): Promise<CheckedFiling> {
  const now = registry.clock.now();
  const instant = now.toISOString();
  const onRecord =
    entity === null
      ? { filing: sanitized, changed: [], obstacle: null, instead: null }
      : await applyRecord(registry, { filing: sanitized, entity });
  const ownNameHolders = ownHolders(refId, entity);
  const { filing, problems } = await settle(registry, effect, onRecord.filing, ownNameHolders);
  const heldName = effect.heldName?.(filing) ?? null;
  const name = await withRecordedName(registry, filing, heldName, ownNameHolders);
  // A filing that cannot be filed now needs no new name: the filing that blocks it may itself hold the name.
  const isNameTaken = name.isTaken && onRecord.obstacle === null;
  const agent = pageFlags(filing).hasRegisteredAgent
    ? await withRecordedAgent(registry.db, name.filing, entity, now)
    : { filing: name.filing, recordedAddresses: null, problems: [] };
  const files = await withStoredAttachments(registry.db, agent.filing, refId);
  const verified = await withVerifiedAddresses(registry, files.filing, agent.recordedAddresses);
  const price = feeOfFiling(filing, instant);
  const told = changesTold(seen, { ...onRecord, fee: price, now: instant });
  const found = [...problems, ...agent.problems, ...files.problems];
  const toCorrect = reviewProblems(verified, {
    now: instant,
    isNameTaken,
    areAddressesVerified: true,
    found,
  });
  return {
    filing: verified,
    content: files.filing,
    problems: [...told, ...toCorrect],
    heldName,
    bareName: effect.bareName?.(filing) ?? null,
    isNameTaken,
    price,
    recordVersion: entity?.version ?? null,
  };
}

/**
 * Checks a sanitized filing that is to be paid for, with the same rules as the browser, with the registry's own records of the
 * entity, the name, the agent and the files, and with the address verifier (reading 18).
 * @param seen what the page had shown its filer, who is told of everything that has become otherwise; the facts of the filing itself unless given
 * @param entity the entity of the filing, where it was read for this request already
 */
export async function checkFiling(
  registry: Registry,
  filing: Filing,
  refId: string,
  {
    seen = { adminFraudCheck: filing.adminFraudCheck, statusCode: filing.statusCode },
    entity: known,
  }: { seen?: SeenByFiler; entity?: EntityOnRecord } = {},
): Promise<CheckedFiling> {
  const effect = findEffect(filing.filingType);
  if (effect === undefined) return refusal(filing, UNSUPPORTED_FILING);
  const entity = isFormation(filing.filingType) ? null : (known ?? (await entityOfFiling(registry, filing)));
  if (entity === undefined) return refusal(filing, UNKNOWN_ENTITY);
  return checkAs(effect, registry, { filing, entity, refId, seen });
}
