Feature: The task list of a filing
  Beside each step stands every step of the filing in its order: what is done, where the filer is, what is to do, and what is wrong.

  @W4-linear
  Rule: A filing that begins has its first step to do
    Scenario: A formation begins with its introduction
      Given the filing is a limited liability company
      And the filer has opened the steps "introduction"
      Then the task list is:
        | step                     | state          | link |
        | introduction             | To do, current |      |
        | entity name              | Later          |      |
        | principal office address | Later          |      |
        | registered agent         | Later          |      |
        | management               | Later          |      |
        | formation                | Later          |      |
        | additional information   | Later          |      |
        | effective date           | Later          |      |
        | filer                    | Later          |      |
        | notifications            | Later          |      |
        | review                   | Later          |      |
        | payment                  | Later          |      |

  @W4-linear
  Rule: The filer may go where they have been, and to the first step that is to do
    Scenario: A complete filing that is looked through from the review
      Given a complete filing of a limited liability company
      And the filer has opened the steps "introduction, notifications, review"
      Then the task list is:
        | step                     | state          | link |
        | introduction             | Done           | yes  |
        | entity name              | Done           | yes  |
        | principal office address | Done           | yes  |
        | registered agent         | Done           | yes  |
        | management               | Done           | yes  |
        | formation                | Done           | yes  |
        | additional information   | Done           | yes  |
        | effective date           | Done           | yes  |
        | filer                    | Done           | yes  |
        | notifications            | Done           | yes  |
        | review                   | To do, current |      |
        | payment                  | Later          |      |

    Scenario: A filer who goes back finds what was done
      Given a complete filing of a limited liability company
      And the filer has opened the steps "introduction, filer, notifications, effective date"
      Then the task list shows the effective date step as "Done"
      And the task list shows the notifications step as "To do"
      And the task list shows the review step as "Later"

  @W7-submit
  Rule: Nothing is done before the registry has it
    Scenario: A step that is being saved
      Given a complete filing of a limited liability company
      And the filer has opened the steps "introduction, management, formation"
      And the management step is on its way to the registry
      Then the task list shows the management step as "Being saved"
      And the task list shows the registered agent step as "Done"

  @W5-completeness
  Rule: A step with a problem says what it is
    @W7-submit
    Scenario: The registry has refused it
      Given a complete filing of a limited liability company
      And the filer has opened the steps "introduction, management, formation"
      And the registry has refused the management step with "Choose who manages the company."
      Then the task list shows the management step as "Needs your attention"
      And the task list says of the management step "Choose who manages the company."

    Scenario: Something is missing on a step that was passed
      Given the filing is a limited liability company
      And the filer has opened the steps "introduction, entity name, management"
      Then the task list says of the entity name step "Information is missing."
      And the task list says of the management step ""

    @W5-filers
    Scenario: A filer was saved and the notice beside them is not marked
      Given a complete filing of a limited liability company
      When the affirmation of the notice is missing
      And the filer has opened the steps "introduction, filer, notifications"
      Then the task list shows the filer step as "Needs your attention"
      And the task list says of the filer step "Information is missing."

    Scenario: The payment is opened while something is missing
      Given the filing is a limited liability company
      And the filer has opened the steps "introduction, entity name, review, payment"
      Then the task list shows the review step as "Needs your attention"
      And the task list says of the review step "Information is missing."
      And the task list shows the payment step as "To do"

    Scenario: The payment is opened when nothing is missing
      Given a complete filing of a limited liability company
      And the filer has opened the steps "introduction, review, payment"
      Then the task list shows the review step as "Done"

    Scenario: Something was typed and not submitted
      Given a complete filing of a limited liability company
      And the filer has opened the steps "introduction, management, formation, management"
      And the filer has left something unsaved on the formation step
      Then the task list says of the formation step "What you entered here is not saved yet."
