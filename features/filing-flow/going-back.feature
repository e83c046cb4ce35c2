Feature: Going back in a filing
  Back leads to the step before. It checks nothing, and what was entered is there again when the filer comes forward.

  Background:
    Given the filing is a limited liability company

  @W4-linear
  Rule: Back leads to the step before
    Scenario Outline: A step of a limited liability company
      Given the filer has reached the <step> step
      Then Back leads to the <before> step

      Examples:
        | step                     | before                   |
        | entity name              | introduction             |
        | principal office address | entity name              |
        | registered agent         | principal office address |
        | management               | registered agent         |
        | formation                | management               |
        | additional information   | formation                |
        | attachments              | additional information   |
        | effective date           | additional information   |
        | filer                    | effective date           |
        | notifications            | filer                    |
        | review                   | notifications            |

    Scenario: The first step has none before it
      Given the filer has reached the introduction step
      Then there is no Back

    Scenario Outline: A filing that was handed over is not gone back into
      Given the filer has reached the <step> step
      Then there is no Back

      Examples:
        | step        |
        | payment     |
        | receipt     |
        | what's next |

  @W4-edit
  Rule: While a step is changed from the review, Back leads to the review
    Scenario: Back leads to the review that asked for the change
      Given a complete filing of a limited liability company
      When the filer opens the review
      And the filer edits the management section
      Then Back leads to the review step

    Scenario: The filer goes back instead of saving
      Given a complete filing of a limited liability company
      When the filer opens the review
      And the filer edits the management section
      And the filer follows Back
      Then the filing is not marked as edited

  @W4-linear @browser-only
  Rule: What was entered is there again, right or wrong
    Scenario: The filer goes back from a step that is not right yet and comes forward again
      Given the filer is asked for the entity name
      When the filer enters "Cedar Bluff Farms" as the name
      And the filer follows Back
      And the filer continues
      Then the name reads "Cedar Bluff Farms"
