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
  intro: screen(() => import('./intro/Step')),
  entityname: screen(
    () => import('./entityname/Step'),
    () => import('./entityname/Review'),
  ),
  principalofficeaddress: screen(
    () => import('./principalofficeaddress/Step'),
    () => import('./principalofficeaddress/Review'),
  ),
  registeredagent: screen(
    () => import('./registeredagent/Step'),
    () => import('./registeredagent/Review'),
  ),
  management: screen(
    () => import('./management/Step'),
    () => import('./management/Review'),
  ),
  formation: screen(
    () => import('./formation/Step'),
    () => import('./formation/Review'),
  ),
  additionalinfo: screen(
    () => import('./additionalinfo/Step'),
    () => import('./additionalinfo/Review'),
  ),
  attachments: screen(
    () => import('./attachments/Step'),
    () => import('./attachments/Review'),
  ),
  effectivedate: screen(
    () => import('./effectivedate/Step'),
    () => import('./effectivedate/Review'),
  ),
  filer: screen(
    () => import('./filer/Step'),
    () => import('./filer/Review'),
  ),
  notifications: screen(() => import('./notifications/Step')),
  filingreview: screen(() => import('./filingreview/Step')),
  payment: screen(() => import('./payment/Step')),
  receipt: screen(() => import('./receipt/Step')),
  whatsnext: screen(() => import('./whatsnext/Step')),
} satisfies Partial<Record<StepName, StepScreen>>;

/** The screens of a step; none for a step of a flow that is not offered. */
export const stepScreen = (step: StepName): StepScreen | undefined =>
  (STEP_SCREENS as Partial<Record<StepName, StepScreen>>)[step];
