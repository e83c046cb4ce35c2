Feature: Changing a step from the review
  The review leads to each step that it shows. A change that is saved, or given up, leads straight back to the review.

  Background:
    Given the filing is a limited liability company

  @W4-edit
  Rule: A step that is opened from the review offers to save the changes instead of continuing
    Scenario: What a step offers while the filing is filled in
      Given the filer has reached the management step
      Then the step offers "Next, Cancel"

    Scenario: What a step offers while it is changed from the review
      Given a complete filing of a limited liability company
      When the filer opens the review
      And the filer edits the management section
      Then the filer is at the management step
      And the step offers "Save changes, Cancel"

    Scenario: What a step offers after the change
      Given a complete filing of a limited liability company
      When the filer opens the review
      And the filer edits the management section
      And the filer saves the changes
      Then the step offers "Next, Cancel"

  @W4-edit
  Rule: Saving the changes marks the filing as edited and returns to the review
    Scenario Outline: A step of a limited liability company
      Given a complete filing of a limited liability company
      When the filer opens the review
      And the filer edits the <step> section
      And the filer saves the changes
      Then the filer is at the review step

      Examples:
        | step                     |
        | entity name              |
        | principal office address |
        | registered agent         |
        | management               |
        | formation                |
        | additional information   |
        | attachments              |
        | effective date           |
        | filer                    |
        | notifications            |

    Scenario Outline: The first step that each filing changes
      Given the filing is <filing>
      When the filer opens the review
      And the filer edits the <step> section
      And the filer saves the changes
      Then the filer is at the review step

      Examples:
        | filing                                | step                     |
        | a limited liability company           | entity name              |
        | a domestic profit corporation         | shares                   |
        | a domestic nonprofit corporation      | voting and assets        |
        | an Article 55 cooperative association | purpose and directors    |
        | an Article 56 cooperative             | attachments              |
        | a periodic report                     | registered agent         |
        | an amendment                          | entity name              |
        | a reinstatement                       | name and statute         |
        | a statement curing delinquency        | email                    |
        | a change of principal office address  | principal office address |
        | a change of registered agent          | private attachments      |
        | a dissolution                         | additional information   |
        | a statement of revocation             | filer                    |
        | a change of mailing address           | mailing address          |

    Scenario: The filing is marked as edited
      Given a complete filing of a limited liability company
      When the filer opens the review
      And the filer edits the management section
      And the filer saves the changes
      Then the filing is marked as edited

    Scenario: Filling a step in for the first time is no edit
      Given the filer has reached the management step
      When the filer saves the changes
      Then the filer is at the formation step
      And the filing is not marked as edited

    Scenario: A filing stays marked when a later change is canceled
      Given the filing was changed from the review
      When the filer edits the filer section
      And the filer cancels the change
      Then the filing is marked as edited

  @W4-edit @W4-addinfo-next
  Rule: The answer that something is attached leads on to the files before it returns to the review
    Scenario: The filer has something to attach after all
      Given the filer reviews a complete filing of a limited liability company
      When the filer edits the additional information section
      And the filer's answer about attached amendments is "Yes"
      And the filer saves the changes
      Then the filer is at the attachments step

  @W4-edit
  Rule: Canceling the change returns to the review with the filing unchanged
    Scenario Outline: A change that is given up
      Given a complete filing of a limited liability company
      When the filer opens the review
      And the filer edits the <step> section
      And the filer cancels the change
      Then the filer is at the review step

      Examples:
        | step                     |
        | entity name              |
        | principal office address |
        | registered agent         |
        | management               |
        | formation                |
        | additional information   |
        | attachments              |
        | effective date           |
        | filer                    |
        | notifications            |

    Scenario: The filing is not marked as edited
      Given a complete filing of a limited liability company
      When the filer opens the review
      And the filer edits the management section
      And the filer cancels the change
      Then the filing is not marked as edited

    Scenario: The change that was canceled leaves nothing behind
      Given a complete filing of a limited liability company
      When the filer opens the review
      And the filer edits the management section
      And the filer cancels the change
      Then the step offers "Next, Cancel"

    Scenario: A filer who returns to the review without saving changes nothing
      Given a complete filing of a limited liability company
      When the filer opens the review
      And the filer edits the management section
      And the filer returns to the review without saving
      Then the step offers "Next, Cancel"
