Feature: Leaving a filing
  An hour of work is not lost by mistake: the filer is asked first. A filer who confirms leaves nothing behind on a shared computer.

  Background:
    Given the filing is a limited liability company

  @W4-cancel
  Rule: A filing is abandoned only when the filer confirms it
    Scenario: The filer is asked first
      Given the filer has reached the management step
      When the filer cancels
      Then the filer is told "Are you sure that you want to Cancel? All of the information you entered will be lost."
      And the filer is at the management step

    Scenario Outline: Each step up to the review asks
      Given the filing is <filing>
      When the filer goes to the <step> step
      And the filer cancels
      Then the filer is told "Are you sure that you want to Cancel? All of the information you entered will be lost."

      Examples:
        | filing | step |
        | a limited liability company | introduction |
        | a limited liability company | entity name |
        | a limited liability company | principal office address |
        | a limited liability company | registered agent |
        | a limited liability company | management |
        | a limited liability company | formation |
        | a limited liability company | additional information |
        | a limited liability company | attachments |
        | a limited liability company | effective date |
        | a limited liability company | filer |
        | a limited liability company | notifications |
        | a limited liability company | review |
        | a domestic profit corporation | shares |
        | a domestic nonprofit corporation | voting and assets |
        | an Article 56 cooperative | purpose and directors |
        | a periodic report | report introduction |
        | a reinstatement | name and statute |
        | a reinstatement | email |
        | a reinstatement | private attachments |

    Scenario: A filer who confirms is sent to the forms
      Given the filer has reached the management step
      When the filer cancels
      And the filer answers the question with "Yes please, cancel"
      Then the filer is sent to the forms

    Scenario: Nothing is left of a filing that is abandoned
      Given the filing was changed from the review
      When the filer cancels
      And the filer answers the question with "Yes please, cancel"
      Then the filing is not marked as edited

    Scenario: A filer who thinks better of leaving loses no mark of a change from the review
      Given the filing was changed from the review
      When the filer cancels
      And the filer answers the question with "No"
      Then the filing is marked as edited

    Scenario: A filer who does not confirm stays at the step
      Given the filer has reached the management step
      When the filer cancels
      And the filer answers the question with "No"
      Then the filer is at the management step
      And the step offers "Next, Cancel"

    @A2-agent-unknown
    Scenario: A filer who cancels naming the agent is sent to the forms
      Given the filer is asked for the agent's type
      When the filer cancels
      And the filer answers the question with "Yes please, cancel"
      Then the filer is sent to the forms

    Scenario: Nobody is asked about a change from the review
      Given a complete filing of a limited liability company
      When the filer opens the review
      And the filer edits the management section
      And the filer cancels
      Then the filer is at the review step

  @W4-cancel
  Rule: Cancel is called by what it does
    Scenario Outline: Each place has its name
      Given the filing is a limited liability company
      Then Cancel of <place> is called "<name>"

      Examples:
        | place                      | name                  |
        | a step of a filing         | Delete this filing    |
        | a change from the review   | Discard these changes |
        | an entry of a list         | Discard this entry    |
        | a page outside of a filing | Cancel                |

  @W4-cancel @W2-dialogs @browser-only
  Rule: Canceling is confirmed
    Scenario: The filer is asked
      Given the filer has reached the management step
      When the filer cancels
      Then the filer is told "Are you sure that you want to Cancel? All of the information you entered will be lost."

    Scenario: A filer who confirms leaves to the forms
      Given the filer has reached the management step
      When the filer cancels
      And the filer answers the question with "Yes please, cancel"
      Then the filer reads the heading "Business filings and records"

    Scenario: A filer who does not confirm stays
      Given the filer has reached the management step
      When the filer cancels
      And the filer answers the question with "No"
      Then the filer is at the management step

    @A2-agent-unknown
    Scenario: Naming the agent can be canceled as well
      Given the filer is asked for the agent's type
      When the filer cancels
      And the filer answers the question with "Yes please, cancel"
      Then the filer reads the heading "Business filings and records"

  @W4-leave-guard @browser-only
  Rule: Leaving with unsaved changes is warned of
    Scenario: The filer goes back with something entered
      Given the filer is asked for the entity name
      When the filer confirms the name with Enter
      And the filer enters "Cedar Bluff Farms LLC" as the name
      And the filer follows "Accessibility statement"
      Then the filer is told "Are you sure you want to leave? Changes you made may not be saved"

  @W4-restore @W7-getfiling @W7-submit @W3-storage @browser-only
  Rule: A filing in progress survives a reload
    Scenario: The filer reloads the filing
      Given the filer has reached the management step
      When the filer reloads the filing
      Then the filer is at the management step
      And the filer reads the heading "Management & members"

    Scenario: What is kept until the window closes
      Given the filer is asked for the management of the company
      When the filer chooses "Members" as the managers or members
      And the filer chooses "Yes" as the at least one member
      And the filer continues
      Then "ref, filingInitialized, viewcontrol, states, suffixes" are stored until the window closes

    @W7-lookups @W7-env
    Scenario: The environment is kept
      Given the filer has reached the management step
      Then "env" are stored after the window closes
      And "states, suffixes" are stored until the window closes

  @W4-enter @browser-only
  Rule: Enter submits the form
    Scenario: The filer presses Enter in a field
      Given the filer is asked for the entity name
      When the filer confirms the name with Enter
      Then the problem with the name is "Enter the name you want to use"

  @W4-announce @browser-only
  Rule: A step is announced: its title by the heading, which has the focus, and its number after it
    Scenario: The next step is announced
      Given the filer is asked for the effective date
      When the filer chooses "At filing" as the time of effect
      And the filer continues
      Then "Step 8 of 11" is announced

  @W2-header @browser-only
  Rule: The name of the company stands at the top
    Scenario: The filer reads it
      Given the filer has reached the management step
      Then the filer is told "Specification "
