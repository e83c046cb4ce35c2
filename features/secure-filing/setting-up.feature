Feature: Setting secure business filing up
  A filer who has just filed for an entity can put its filings behind a login.

  @A7-sbf @W5-ascii
  Rule: The email of the account is asked for twice, within its limits
    Scenario Outline: An email is accepted or refused
      Given the filer has filled in the set-up of secure filing
      When the filer enters "<email>" as the account email
      And the filer enters "<email>" as the retyped account email
      And the filer continues
      Then the problem with the account email is "<problem>"

      Examples:
        | email             | problem                        |
        | robin@example.com |                                |
        |                   | Enter your email.              |
        | ab                | Must be at least 3 characters  |
        | [201 letters]     | Must be at most 200 characters |
        | robin             | Enter a valid email address.   |
        | renée@example.com | Invalid characters entered: é  |

    Scenario Outline: The second entry must be the first one
      Given the filer has filled in the set-up of secure filing
      When the filer enters "<retyped>" as the retyped account email
      And the filer continues
      Then the problem with the retyped account email is "<problem>"

      Examples:
        | retyped           | problem                        |
        | robin@example.com |                                |
        | ROBIN@example.com |                                |
        | robin@example.org | Emails don't match.            |
        |                   | Retype email address.          |
        | renée@example.com | Invalid characters entered: é  |
        | [201 letters]     | Must be at most 200 characters |

  @A7-users
  Rule: An account is made for an email to which its temporary password can be sent
    Scenario Outline: An email of an account is accepted or refused
      Given the filer has filled in the new account
      When the filer enters "<email>" as the account email
      And the filer continues
      Then the problem with the account email is "<problem>"

      Examples:
        | email             | problem                        |
        | robin@example.com |                                |
        |                   | Enter Email                    |
        | ab                | Must be at least 3 characters  |
        | [201 letters]     | Must be at most 200 characters |
        | robin             | Invalid email entered          |
        | renée@example.com | Invalid characters entered: é  |

  @W2-whatsnext @A2-login @A2-change @browser-only
  Rule: A filer who has just filed sets secure filing up, logs in with the temporary password, chooses a new one, and files
    Background:
      Given the filing is a limited liability company

    Scenario: From the formation to the first filing behind the login
      Given secure filing has been set up with the email "grace@secured.example" for a company that was just formed
      And the mailed password has been changed to "Harbor7Own42" at the first login
      When the principal office of the new entity is changed by hand to "200 E Colfax Ave, Denver, CO 80203"
      And the filer pays with a card that is accepted
      Then the public record of the new entity shows "200 E COLFAX AVE"
