Feature: Management and members of a limited liability company
  The articles say who may bind the company. A company without a member does not exist by law, so it cannot be formed.

  Background:
    Given the filing is a limited liability company

  @W5-management @W5-yesno @W2-management
  Rule: The filer says who manages the company and that it has a member
    @api @browser
    Scenario: Both questions are asked
      Given the filer is asked for the management of the company
      When the filer continues
      Then the problems are:
        | field               | problem                     |
        | managers or members | Choose Managers or Members. |
        | at least one member | Choose Yes or No.           |

    @api
    Scenario Outline: The answers are accepted or refused
      Given the filer is asked for the management of the company
      When the filer chooses "<managed by>" as the managers or members
      And the filer chooses "<member>" as the at least one member
      And the filer continues
      Then the problems are "<problems>"

      Examples: Accepted
        | managed by | member | problems |
        | Managers   | Yes    |          |
        | Members    | Yes    |          |

      Examples: Refused
        | managed by | member | problems                                                                  |
        | Managers   | No     | There must be at least one member of the LLC.                             |
        | Members    | No     | There must be at least one member of the LLC.                             |
        | Managers   |        | Choose Yes or No.                                                         |
        |            | Yes    | Choose Managers or Members.                                               |
        |            | No     | Choose Managers or Members. There must be at least one member of the LLC. |

    Scenario Outline: Any other answer is refused
      Given the filing is a limited liability company
      And the filer is asked for the management of the company
      When the filer continues with an answer about the <question> that is not offered
      Then the problem with the <question> is "<problem>"

      Examples:
        | question            | problem                     |
        | managers or members | Choose Managers or Members. |
        | at least one member | Choose Yes or No.           |

    @browser-only
    Scenario: A company without a member cannot be formed
      Given the filer has filled in the management of the company
      When the filer chooses "No" as the at least one member
      And the filer continues
      Then the problem with the at least one member is "There must be at least one member of the LLC."
      And the filer is at the management step

    @browser
    Scenario: A filer who answers both continues to the persons forming the company
      Given the filer is asked for the management of the company
      When the filer chooses "Members" as the managers or members
      And the filer chooses "Yes" as the at least one member
      And the filer continues
      Then the filer is at the formation step
