Feature: The review of a filing
  The filer checks everything that was entered before paying, and can change each part from here.

  @W2-review @browser-only
  Rule: The review shows each section of the filing with what was entered
    Scenario: The filer reads the values that were entered
      Given a complete filing of a limited liability company
      When the filer opens the review
      Then the review shows the name of the company
      And the review shows "N/A" as the additional information

    @W4-edit
    Scenario Outline: A section is opened from the review, and left again
      Given the filer reviews a complete filing of a limited liability company
      When the filer edits the <step> section
      And the filer cancels the change
      Then the filer is at the review step

      Examples:
        | step                     |
        | entity name              |
        | principal office address |
        | registered agent         |
        | filer                    |

  @W4-edit @W2-review
  Rule: A change from the review returns to the review
    @browser-only
    Scenario: A saved change is shown in the review
      Given the filer reviews a complete filing of a limited liability company
      When the filer edits the management section
      And the filer chooses "Managers" as the managers or members
      And the filer saves the changes
      Then the review shows "Managers" as the management

  @W2-review-missing @W4-review-next
  Rule: A section that lacks something says so, and the filing cannot be paid
    Scenario: A complete filing can be paid
      Given a complete filing of a limited liability company
      Then no section of the review is marked
      And the filing can be paid

    @browser @W5-completeness
    Scenario: The filer is told which section lacks something
      Given a complete filing of a limited liability company
      When the choice of managers or members is missing
      And the filer opens the review
      Then the filer is told "Information is missing or invalid."
      And the filing cannot be paid

  @W4-review-next @R13-fees
  Rule: The way to the payment names what is paid
    Scenario Outline: The fee of each filing
      Given a complete filing of <filing>
      When the filer opens the review
      Then the review offers "<action>"

      Examples:
        | filing                               | action      |
        | a domestic profit corporation        | Pay $50.00  |
        | a periodic report                    | Pay $25.00  |
        | a reinstatement                      | Pay $100.00 |
        | a change of principal office address | Pay $10.00  |

      @browser
      Examples: As it is read
        | filing                      | action     |
        | a limited liability company | Pay $50.00 |

  @W2-review-taken @W8-taken @W2-dialogs
  Rule: A name that was taken meanwhile is told before the payment
    @api-only
    Scenario: The registry refuses a payment for a name that was taken
      Given a complete filing of a limited liability company
      And another filer has meanwhile formed a company of the same name
      When the filer asks to pay
      Then the name turns out to be taken

    @browser-only
    Scenario: The filer is offered to choose another name
      Given a complete filing of a limited liability company
      And another filer has meanwhile formed a company of the same name
      When the filer opens the review
      And the filer continues
      Then the filer is told "This entity name has been taken and is already in use in Colorado. Please choose another name."

  @W2-review-taken @W8-taken
  Rule: The answer of the registry opens the message
    Scenario: The name was taken while the filer reviewed
      When this happens to the request to pay: the name has been taken
      Then what follows includes the message that the name is taken
      And the message is "This entity name has been taken and is already in use in Colorado. Please choose another name."
