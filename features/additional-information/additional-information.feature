Feature: Additional information
  What the law allows in the document beyond the office's questions is told here. A cooperative association's amendment is nothing but
  this text, so it cannot be left out there.

  Background:
    Given the filing is a limited liability company

  @W5-addinfo
  Rule: Additional information has at most 2000 printable ASCII characters
    @api
    Scenario Outline: A text is accepted or refused
      Given the filer is asked for the additional information
      When the filer enters "<text>" as the additional information
      And the filer continues
      Then the problem with the additional information is "<problem>"

      Examples: At the limit
        | text           | problem                         |
        |                |                                 |
        | [1 letters]    |                                 |
        | [2000 letters] |                                 |
        | [2001 letters] | Must be at most 2000 characters |

      Examples: Characters
        | text                 | problem                       |
        | Members meet in May. |                               |
        | The café stays open. | Invalid characters entered: é |
        | Fee: 5 € a month     | Invalid characters entered: € |

      Examples: Several lines
        | text                                                          | problem |
        | Members meet in May.[1 line breaks]They vote in June.         |         |
        | Members meet in May.[1 Windows line breaks]They vote in June. |         |
        | Members[1 tabs]meet                                           |         |

    @browser-only @W2-additionalinfo
    Scenario: The filer sees how much room is left
      Given the filer is asked for the additional information
      When the filer enters "Members meet in May." as the additional information
      Then the filer reads that 1980 characters are left

  @W4-addinfo-next @W2-additionalinfo
  Rule: The filer decides whether amendments are attached
    @browser
    Scenario Outline: The answer leads on
      Given the filer is asked for the additional information
      When the filer chooses "<answer>" as the attached amendments
      And the filer continues
      Then the filer is at the <next> step

      Examples:
        | answer | next           |
        | Yes    | attachments    |
        | No     | effective date |

    Scenario Outline: A filer who decides against attaching anything keeps no file
      Given the filer has already attached 2 files
      And the filer is asked for the additional information
      When the filer chooses "<answer>" as the attached amendments
      And the filer continues
      Then the attached files are "<files>"

      Examples:
        | answer | files                    |
        | Yes    | held-0.pdf, held-1.pdf   |
        | No     |                          |

    Scenario Outline: Any other answer is refused
      Given the filing is a limited liability company
      And the filer is asked for the additional information
      When the filer continues with an answer about the <question> that is not offered
      Then the problem with the <question> is "<problem>"

      Examples:
        | question            | problem           |
        | attached amendments | Choose Yes or No. |

    @browser
    Scenario: Neither text nor attachments are required of a limited liability company
      Given the filer is asked for the additional information
      When the filer continues
      Then the filer is at the effective date step

  @W5-addinfo
  Rule: An amendment of a cooperative association needs additional information, in the box or attached
    Scenario Outline: Text, or the wish to attach amendments, is asked for
      Given the filing is an amendment
      And the entity is an Article 55 cooperative association
      And the filer is asked for the additional information
      When the filer continues with the additional information "<text>" and the answer "<attached>" about amendments
      Then the problems are "<problem>"

      Examples: Neither
        | text       | attached | problem                                                                      |
        |            |          | Enter additional information in the box, or mark "Yes" to attach amendments. |
        |            | No       | Enter additional information in the box, or mark "Yes" to attach amendments. |
        | [3 spaces] | No       | Enter additional information in the box, or mark "Yes" to attach amendments. |

      Examples: Either, or both
        | text                 | attached | problem |
        | Members meet in May. |          |         |
        | Members meet in May. | No       |         |
        | [1 letters]          | No       |         |
        |                      | Yes      |         |
        | Members meet in May. | Yes      |         |

    @api @browser
    Scenario: An association that has entered nothing is told
      Given an amendment of an Article 55 cooperative association that changes nothing
      And the filer is asked for the additional information
      When the filer continues with the additional information "" and the answer "No" about amendments
      Then the problems are "Enter additional information in the box, or mark "Yes" to attach amendments."

    Scenario Outline: The limits hold where it is required as well
      Given the filing is an amendment
      And the entity is an Article 55 cooperative association
      And the filer is asked for the additional information
      When the filer continues with the additional information "<text>" and the answer "No" about amendments
      Then the problems are "<problem>"

      Examples:
        | text           | problem                         |
        | [2000 letters] |                                 |
        | [2001 letters] | Must be at most 2000 characters |
        | Café           | Invalid characters entered: é   |

    Scenario Outline: Other filings need none
      Given the filing is <filing>
      And the filer is asked for the additional information
      When the filer continues with the additional information "" and the answer "No" about amendments
      Then the problems are ""

      Examples:
        | filing                               |
        | a limited liability company          |
        | a domestic profit corporation        |
        | a domestic nonprofit corporation     |
        | a reinstatement                      |
        | a statement curing delinquency       |
        | a change of principal office address |
        | a change of registered agent         |

  @W5-amend-change
  Rule: An amendment of a limited liability company or a nonprofit corporation that keeps the name needs text or an attachment
    Scenario Outline: The filer is told before continuing
      Given an amendment of <entity> that changes <change>
      And the filer is asked for the additional information
      When the filer continues with the additional information "<text>" and the answer "<attached>" about amendments
      Then the problems are "<problem>"

      Examples: Nothing is changed
        | entity                           | change               | text | attached | problem                                                                              |
        | a limited liability company      | nothing              |      |          | You must change the entity name, enter additional information, or add an attachment. |
        | a limited liability company      | the name to the same |      | No       | You must change the entity name, enter additional information, or add an attachment. |
        | a domestic nonprofit corporation | nothing              |      |          | You must change the entity name, enter additional information, or add an attachment. |
        | a domestic nonprofit corporation | the name to the same |      | No       | You must change the entity name, enter additional information, or add an attachment. |

      @api @browser
      Examples: The filer has kept the name and attaches nothing
        | entity                           | change  | text | attached | problem                                                                              |
        | a limited liability company      | nothing |      | No       | You must change the entity name, enter additional information, or add an attachment. |
        | a domestic nonprofit corporation | nothing |      | No       | You must change the entity name, enter additional information, or add an attachment. |

      Examples: Something is
        | entity                           | change   | text                 | attached | problem |
        | a limited liability company      | the name |                      | No       |         |
        | a limited liability company      | nothing  | Members meet in May. | No       |         |
        | a limited liability company      | nothing  |                      | Yes      |         |
        | a domestic nonprofit corporation | the name |                      | No       |         |
        | a domestic nonprofit corporation | nothing  | Members meet in May. | No       |         |
        | a domestic nonprofit corporation | nothing  |                      | Yes      |         |

    Scenario Outline: An amendment that was to be attached is attached
      Given an amendment of <entity> that changes <change>
      And the filer is asked for the attachments
      When the filer continues
      Then the problems are "<problem>"

      Examples:
        | entity                           | change                     | problem                                                                              |
        | a limited liability company      | nothing                    | You must change the entity name, enter additional information, or add an attachment. |
        | a domestic nonprofit corporation | nothing                    | You must change the entity name, enter additional information, or add an attachment. |
        | a limited liability company      | the name                   |                                                                                      |
        | a limited liability company      | the additional information |                                                                                      |
        | a domestic nonprofit corporation | the name                   |                                                                                      |
        | a domestic nonprofit corporation | the additional information |                                                                                      |

    Scenario: A text of nothing but spaces is no change
      Given an amendment of a limited liability company that changes nothing
      And the additional information of the filing is "[3 spaces]"
      And the filer is asked for the attachments
      When the filer continues
      Then the problems are "You must change the entity name, enter additional information, or add an attachment."
