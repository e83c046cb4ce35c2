import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { Filing, StepName } from '#rules';

type ReviewSection = ComponentType<{ filing: Filing }>;

/** A step's screens: the page, and its section of review where it has one. Each is a chunk of its own. */
export interface StepScreen {
  Step: LazyExoticComponent<ComponentType>;
  Review?: LazyExoticComponent<ReviewSection>;
  /** Fetches the page's chunk ahead of its use. */
  preload(): Promise<unknown>;
}

const screen = (
  step: () => Promise<{ default: ComponentType }>,
  review?: () => Promise<{ default: ReviewSection }>,
): StepScreen => ({ Step: lazy(step), Review: review && lazy(review), preload: step });

/** The screens of the steps, each registered once. A flow is offered when all of its steps have screens. */
export const STEP_SCREENS = {
  intro: screen(() => import('../steps/intro/Step')),
  entityname: screen(
    () => import('../steps/entityname/Step'),
    () => import('../steps/entityname/Review'),
  ),
  principalofficeaddress: screen(
    () => import('../steps/principalofficeaddress/Step'),
    () => import('../steps/principalofficeaddress/Review'),
  ),
  registeredagent: screen(
    () => import('../steps/registeredagent/Step'),
    () => import('../steps/registeredagent/Review'),
  ),
  management: screen(
    () => import('../steps/management/Step'),
    () => import('../steps/management/Review'),
  ),
  formation: screen(
    () => import('../steps/formation/Step'),
    () => import('../steps/formation/Review'),
  ),
  additionalinfo: screen(
    () => import('../steps/additionalinfo/Step'),
    () => import('../steps/additionalinfo/Review'),
  ),
  attachments: screen(
    () => import('../steps/attachments/Step'),
    () => import('../steps/attachments/Review'),
  ),
  effectivedate: screen(
    () => import('../steps/effectivedate/Step'),
    () => import('../steps/effectivedate/Review'),
  ),
  filer: screen(
    () => import('../steps/filer/Step'),
    () => import('../steps/filer/Review'),
  ),
  notifications: screen(() => import('../steps/notifications/Step')),
  filingreview: screen(() => import('../review/ReviewPage')),
  payment: screen(() => import('../steps/payment/Step')),
  receipt: screen(() => import('../receipt/ReceiptPage')),
  whatsnext: screen(() => import('../whats-next/WhatsNextPage')),
} satisfies Partial<Record<StepName, StepScreen>>;

/** The screens of a step; none for a step of a flow that is not offered. */
export const stepScreen = (step: StepName): StepScreen | undefined =>
  (STEP_SCREENS as Partial<Record<StepName, StepScreen>>)[step];
